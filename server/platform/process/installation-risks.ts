import type { Env } from '../../env';

export type Risk = {
  variable: string;
  /** For the log. */
  line: string;
  /** For the admin area. */
  text: string;
};

/** What a real installation lacks. The demo needs none of it. */
export function installationRisks(env: Env): Risk[] {
  if (env.demo) return [];
  const risks: Risk[] = [];
  if (!env.ORIGIN)
    risks.push({
      variable: 'ORIGIN',
      line: 'ORIGIN is not set: links in emails lead to this machine and browsers on other addresses are refused. Set it to the public address.',
      text: 'Falta la dirección pública: los enlaces de los correos no funcionan fuera de este equipo y los formularios se rechazan. Define ORIGIN, por ejemplo https://tu-dominio.es, y reinicia.',
    });
  if (!env.SMTP_URL)
    risks.push({
      variable: 'SMTP_URL',
      line: 'SMTP_URL is not set: no email is sent, so nobody can confirm an account or reset a password. Set it to your mail server.',
      text: 'Falta el servidor de correo: no se envía ningún mensaje, y nadie puede confirmar su cuenta ni recuperar su contraseña. Define SMTP_URL y reinicia.',
    });
  if (!env.STRIPE_SECRET_KEY)
    risks.push({
      variable: 'STRIPE_SECRET_KEY',
      line: 'STRIPE_SECRET_KEY is not set: nothing can be paid, so plans and products cannot be bought. Set it and STRIPE_WEBHOOK_SECRET.',
      text: 'Falta el proveedor de pagos: nadie puede comprar un plan ni un producto. Define STRIPE_SECRET_KEY y STRIPE_WEBHOOK_SECRET, y reinicia.',
    });
  if (env.REDIS_URL && !env.S3_ENDPOINT && !env.DATA_DIR_SHARED)
    risks.push({
      variable: 'S3_ENDPOINT',
      line: 'REDIS_URL is set but files are stored on this node only: set S3_ENDPOINT, or share DATA_DIR between the nodes and set DATA_DIR_SHARED=true.',
      text: 'Hay varios nodos y los archivos subidos se guardan en uno solo: en los demás no se ven. Define S3_ENDPOINT, o comparte la carpeta DATA_DIR entre los nodos y define DATA_DIR_SHARED=true.',
    });
  if (env.WORKERS !== 1 && !env.REDIS_URL)
    risks.push({
      variable: 'REDIS_URL',
      line: 'WORKERS is set but REDIS_URL is not: each process counts requests by itself, so the rate limits are as many times higher as there are processes. Set REDIS_URL to count them together.',
      text: 'Hay varios procesos y cada uno cuenta las peticiones por separado: los límites de uso se multiplican por el número de procesos. Define REDIS_URL y reinicia.',
    });
  return risks;
}

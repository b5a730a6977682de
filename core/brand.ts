/** Names and addresses of the product. Environment variables can override each one (server/env.ts). */
export const brand = {
  name: 'Atalaya',
  method: 'Método Atalaya',
  slogan: 'Tu plaza empieza aquí',
  legalName: 'Atalaya Formación, S. L.',
  taxId: 'B00000000',
  address: ['Calle de la Atalaya, 1', '28001 Madrid'],
  email: 'soporte@atalaya.example',
  phone: '+34 910 000 000',
  chat: '+34 600 000 000',
  hours: 'Lunes a viernes, 10:00 a 19:00',
  social: {
    Instagram: 'https://www.instagram.com/atalaya.example',
    X: 'https://x.com/atalaya_example',
    TikTok: 'https://www.tiktok.com/@atalaya.example',
    Facebook: 'https://www.facebook.com/atalaya.example',
    WhatsApp: 'https://wa.me/34600000000',
    Telegram: 'https://t.me/atalaya_example',
  },
} as const;

/** Keys of well-known services, private keys, and addresses with a password. */
const patterns = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/],
  ['an AWS key', /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/],
  ['a Stripe key', /\b(?:sk|rk)_live_[A-Za-z0-9]{16,}\b|\bwhsec_[A-Za-z0-9+/]{24,}/],
  ['a GitHub token', /\bgh[pousr]_[A-Za-z0-9]{36,}\b|\bgithub_pat_\w{40,}\b/],
  ['a GitLab token', /\bglpat-[\w-]{20,}\b/],
  ['an npm token', /\bnpm_[A-Za-z0-9]{36}\b/],
  ['a Google key', /\bAIza[\w-]{35}\b/],
  ['a Slack token', /\bxox[abprs]-[A-Za-z0-9-]{10,}\b/],
  ['a model provider key', /\bsk-(?:ant-|proj-)[\w-]{20,}\b/],
  ['a JSON web token', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}\b/],
  [
    'an address with a password',
    /\b(?:postgres(?:ql)?|rediss?|smtps?|amqps?|mongodb):\/\/[^\s:/@'"`$<{]+:([^\s@'"`$<{]{3,})@(?!localhost|127\.0\.0\.1)[\w.-]+/,
  ],
];
/** Words that stand for a password in examples. */
const PLACEHOLDER =
  /^(?:password|secret|contrasena|clave|changeme|change-me|atalaya|postgres|user|pass|\.\.\.|…|x+)$/i;
const ALLOWED = 'secrets: example';

/** One line for each secret of a file. A line that says `secrets: example` is left out. */
export function secretsIn(file, text) {
  return text.split('\n').flatMap((line, at) => {
    if (line.includes(ALLOWED)) return [];
    return patterns.flatMap(([name, pattern]) => {
      const match = pattern.exec(line);
      if (!match || (match[1] !== undefined && PLACEHOLDER.test(match[1]))) return [];
      return [`${file}:${at + 1}: looks like ${name}`];
    });
  });
}

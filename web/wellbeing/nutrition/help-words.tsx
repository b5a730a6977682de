/** Where to get help. */
export const HelpWords = () => (
  <p>
    Si la comida o el peso te hacen sufrir, no lo lleves a solas: habla con tu médica o médico de familia. Si
    estás pensando en hacerte daño, el{' '}
    <a href="tel:024" className="link font-semibold">
      024
    </a>{' '}
    es gratuito, confidencial y atiende las 24 horas. Si hay peligro, llama al{' '}
    <a href="tel:112" className="link font-semibold">
      112
    </a>
    .
  </p>
);

import { COINS_A_DAY, waysToEarn } from '@atalaya/core/games/coins';

export const WaysToEarn = () => (
  <section id="como-se-ganan" aria-labelledby="como-se-ganan-titulo" className="scroll-mt-6">
    <h2 id="como-se-ganan-titulo" className="text-h3">
      Cómo se ganan
    </h2>
    <p className="mt-2 mb-4 text-muted">
      Estudiando y jugando, hasta {COINS_A_DAY} al día. No se compran, no se regalan y no se cambian por
      dinero.
    </p>
    <ul className="border-t border-line text-small">
      {waysToEarn.map(({ words, coins }) => (
        <li key={words} className="flex items-baseline justify-between gap-4 border-b border-line py-2.5">
          {words}
          <span className="font-semibold text-success tabular-nums">+{coins}</span>
        </li>
      ))}
    </ul>
  </section>
);

import { brand } from '@atalaya/core/brand';
import { Activity, Lock, ShieldCheck } from 'lucide-react';
import { useHydrated } from '../../platform/use-hydrated';
import { Logo } from '../logo';
import { ThemeControl } from '../theme-control';
import { CopyrightYear } from './copyright-year';
import { FooterArt } from './footer-art';
import { LegalLinks } from './legal-links';
import { SocialLinks } from './social-links';

const trust = [
  { text: 'Plataforma Segura y Certificada', Icon: ShieldCheck },
  { text: 'Datos Protegidos con SSL', Icon: Lock },
  { text: 'Uptime 99.9%', Icon: Activity },
];

/** A lazy section of every public page. */
export default function Footer() {
  return (
    <footer id="pie" data-hydrated={useHydrated()} className="print:hidden">
      <FooterArt />
      <div className="bg-panel text-on-panel-muted">
        <div className="page-width">
          <div className="grid gap-9 pt-6 pb-14 md:grid-cols-[5fr_3fr_4fr] md:gap-12 md:pt-10">
            <div>
              <div className="text-on-panel">
                <Logo />
              </div>
              <p className="mt-5 max-w-[34ch]">
                Preparación para la Escala Básica de la Policía Nacional. {brand.slogan}.
              </p>
              <SocialLinks />
            </div>
            <LegalLinks />
            <ul>
              {trust.map(({ text, Icon }) => (
                <li
                  key={text}
                  className="flex items-center gap-3 border-t border-panel-line py-2.5 text-on-panel"
                >
                  <Icon aria-hidden="true" className="size-5 text-panel-gold" />
                  {text}
                </li>
              ))}
            </ul>
          </div>
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-panel-line pt-5 pb-24 text-small min-[1440px]:pb-7">
            <p>
              © <CopyrightYear /> {brand.name} · Líder en Oposiciones
            </p>
            <div data-theme="dark" className="max-md:w-full">
              <ThemeControl />
            </div>
            <a href={`mailto:${brand.email}`} className="text-on-panel underline">
              {brand.email}
            </a>
          </div>
        </div>
      </div>
    </footer>
  );
}

import { brand } from '@atalaya/core/brand';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { from, pageLoader } from '../platform/page-reads';
import { titled } from '../platform/page-title';
import { CampusHead } from '../shell/campus/campus-head';
import { CampusSkeleton, RowsSkeleton } from '../shell/campus/campus-skeleton';
import { ButtonLink } from '../ui/button';
import { Section } from '../ui/section';
import { Skeleton } from '../ui/skeleton';
import type { Route } from './+types/method-page';
import { MethodForm } from './method-form';
import { MethodFigures, MethodHabits } from './method-habits';

export const meta = titled(brand.method);

export const clientLoader = pageLoader(() => ({ settings: from('GET /api/profile/study') }));

const ABOVE = 'Tres hábitos, a tu medida';

export default function MethodPage({ loaderData: { settings } }: Route.ComponentProps) {
  return (
    <>
      <CampusHead title={brand.method} above={ABOVE} />
      <p className="mb-8 max-w-[64ch] text-lead">
        Preguntar antes de explicar, volver justo antes de olvidar y parar un momento. Aquí ves por qué, y
        ajustas cómo lo haces tú.
      </p>
      <Section id="habitos" title="Los tres hábitos" titleClass="sr-only">
        <MethodHabits settings={settings} />
      </Section>
      <div className="mt-10">
        <MethodFigures />
        <p className="mt-4 text-small">
          <Link to="/prediccion" className="link">
            Cómo calculamos tu nota y cuánto acierta
          </Link>
        </p>
      </div>
      <div className="mt-6 border-t border-line">
        <MethodForm settings={settings} />
      </div>
      <ButtonLink to="/study" size="lg" variant="gold" className="mt-8 max-sm:w-full">
        Probarlo ahora
        <ArrowRight />
      </ButtonLink>
    </>
  );
}

export const HydrateFallback = () => (
  <CampusSkeleton title={brand.method} above={ABOVE}>
    <Skeleton className="h-14 max-w-[64ch]" />
    <div className="grid gap-4 md:grid-cols-3 md:gap-6">
      <RowsSkeleton rows={3} className="h-72" />
    </div>
    <Skeleton className="h-96 rounded-lg" />
  </CampusSkeleton>
);

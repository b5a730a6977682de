export default function BrandPage() {
  return <h1 className="text-3xl">Colores de marca</h1>;
}

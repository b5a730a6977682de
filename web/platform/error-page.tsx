export function ErrorPage() {
  return <h1>Page Not Found</h1>;
}

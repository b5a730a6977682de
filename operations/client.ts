export type Answer = { status: number; body: unknown; text: string };

export type Client = ReturnType<typeof makeClient>;

type Jar = Map<string, string>;
type Options = { address?: string; agent?: string; jar?: Jar };

/** A browser that keeps its cookies. `at` is the same browser on another address. */
export function makeClient(
  url: string,
  { address = '10.0.0.1', agent = 'Mozilla/5.0', jar = new Map() }: Options = {},
) {
  const send = async (method: string, path: string, body?: object | FormData): Promise<Answer> => {
    const form = body instanceof FormData ? body : undefined;
    const response = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: {
        cookie: cookiesOf(jar),
        'user-agent': agent,
        'x-client-address': address,
        // For requests that go to a node without the proxy.
        'x-forwarded-for': address,
        ...(body && !form ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: form ?? JSON.stringify(body) } : {}),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') && text !== '';
    return { status: response.status, text, body: isJson ? JSON.parse(text) : undefined };
  };
  return {
    url,
    send,
    get: (path: string) => send('GET', path),
    upload(path: string, bytes: Uint8Array<ArrayBuffer>, type: string): Promise<Answer> {
      const form = new FormData();
      form.set('file', new Blob([bytes], { type }), 'file');
      return send('POST', path, form);
    },
    cookie: () => cookiesOf(jar),
    at: (other: string) => makeClient(other, { address, agent, jar }),
    async signIn(email: string, password = 'atalaya-demo'): Promise<void> {
      const { status, text } = await send('POST', '/api/auth/login', { email, password });
      if (status !== 200) throw new Error(`not signed in: ${status} ${text}`);
    },
  };
}

const cookiesOf = (jar: Jar): string => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

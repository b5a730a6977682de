// The smallest Fastify server: what the product's routes are compared with.
import fastify from 'fastify';

const app = fastify();
app.get('/', () => ({ hello: 'world' }));
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
process.on('SIGTERM', () => app.close().then(() => process.exit(0)));

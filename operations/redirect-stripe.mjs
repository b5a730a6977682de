// Loaded into a node before its own code: calls to Stripe go to STRIPE_PORT of this machine.
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';

const { request } = https;
https.request = (options, ...others) =>
  request(
    options.host === 'api.stripe.com'
      ? { ...options, host: '127.0.0.1', port: process.env.STRIPE_PORT }
      : options,
    ...others,
  );
syncBuiltinESMExports();

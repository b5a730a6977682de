import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { OperatorError } from '../operator-error';
import { SEALED } from './manifest';

// The server knows the public half only, so whoever takes the server cannot read its backups.

export type KeyPair = { identity: string; recipient: string };

export async function newKeyPair(): Promise<KeyPair> {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

export function sealer(recipient: string | undefined): (from: string, to: string) => Promise<void> {
  if (!recipient)
    throw new OperatorError(
      'Set BACKUP_RECIPIENT first: `npm run backup -- --new-key` makes a key pair. Keep its identity apart from this server.',
    );
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return (from, to) => transform(from, to, (plain) => encrypter.encrypt(plain));
}

/** `identityFile` is what `--new-key` printed, or a file of the age tool. */
export async function opener(identityFile: string): Promise<(from: string, to: string) => Promise<void>> {
  const text = await readFile(identityFile, 'utf8').catch(() => '');
  const identity = /AGE-SECRET-KEY-1[0-9A-Z]+/.exec(text)?.[0];
  if (!identity)
    throw new OperatorError(
      `${identityFile} holds no identity: it has no line that begins with AGE-SECRET-KEY-1.`,
    );
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  return (from, to) =>
    transform(from, to, (sealed) => decrypter.decrypt(sealed)).catch(() => {
      throw new OperatorError(`${from} cannot be opened with this identity, or is damaged.`);
    });
}

type Bytes = ReadableStream<Uint8Array>;

/** As a stream: a dump may be larger than the memory. */
async function transform(from: string, to: string, change: (bytes: Bytes) => Promise<Bytes>): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  const changed = await change(Readable.toWeb(createReadStream(from)) as Bytes);
  await pipeline(Readable.fromWeb(changed as never), createWriteStream(to, { mode: 0o600 }));
}

/** Every file below a folder, as its path from there; none if the folder is missing. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

export const sealedName = (name: string): string => name + SEALED;
export const plainName = (name: string): string => name.slice(0, -SEALED.length);

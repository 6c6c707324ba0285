import { readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { hasProgram, run, start, until } from '../cluster/programs.ts'
import { repository } from './units.ts'

export const domain = 'bandari-drill.test'

export interface Answer {
  status: number
  text: string
  headers: Readonly<Record<string, string | string[] | undefined>>
}

/** Asks the shop as a browser would that knows where the domain is. */
export type Ask = (host: string, path: string, body?: object) => Promise<Answer>

/** Debian's packages that `deploy/Caddyfile` is run with: the proxy, and an authority as Let's Encrypt has it, which certifies nothing. */
export const proxyPackages = () => ['caddy', 'pebble'].filter((name) => !hasProgram(name))

/** The proxy of `deploy/Caddyfile`, once it has got its certificates by itself. */
export async function openProxy(folder: string, base: number, shop: number): Promise<Ask> {
  const ports = { http: base, https: base + 1, acme: base + 2, roots: base + 3, dns: base + 4 }
  await openAuthority(folder, ports, base + 5)
  const ca = await rootOf(folder, ports)
  const settings = [
    'admin off',
    `http_port ${ports.http}`,
    `https_port ${ports.https}`,
    `acme_ca https://localhost:${ports.acme}/dir`,
    `acme_ca_root ${folder}/authority.pem`,
    `storage file_system ${folder}/caddy`,
  ]
  const deployed = readFileSync(join(repository, 'deploy/Caddyfile'), 'utf8')
  const file = join(folder, 'Caddyfile')
  writeFileSync(
    file,
    `{\n\t${settings.join('\n\t')}\n}\n${deployed.replace('shop:8080', `127.0.0.1:${shop}`)}`,
  )
  start({
    name: 'caddy',
    command: 'caddy',
    args: ['run', '--adapter', 'caddyfile', '--config', file],
    folder,
    env: { SHOP_DOMAIN: domain, HOME: folder },
  })
  const ask: Ask = (host, path, body) =>
    send({ ca, port: ports.https, host, servername: host, path, body })
  for (const host of [domain, `portal.${domain}`])
    await until(
      `${host} has a certificate`,
      async () => (await ask(host, '/readyz')).status === 200,
    )
  return ask
}

type Authority = Record<'http' | 'https' | 'acme' | 'roots' | 'dns', number>

/** It looks at the domain as the real one does: by its name, at its own ports. */
async function openAuthority(folder: string, ports: Authority, management: number) {
  await run({
    name: 'openssl',
    command: 'openssl',
    args: [
      ...'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost'.split(' '),
      '-addext',
      'subjectAltName=DNS:localhost',
      '-keyout',
      join(folder, 'authority.key'),
      '-out',
      join(folder, 'authority.pem'),
    ],
    folder,
  })
  const pebble = {
    listenAddress: `127.0.0.1:${ports.acme}`,
    managementListenAddress: `127.0.0.1:${ports.roots}`,
    certificate: join(folder, 'authority.pem'),
    privateKey: join(folder, 'authority.key'),
    httpPort: ports.http,
    tlsPort: ports.https,
  }
  const file = join(folder, 'pebble.json')
  writeFileSync(file, JSON.stringify({ pebble }))
  start({
    name: 'names',
    command: 'pebble-challtestsrv',
    args: [
      ...'-defaultIPv4 127.0.0.1 -defaultIPv6= -http01= -https01= -tlsalpn01='.split(' '),
      `-dns01=127.0.0.1:${ports.dns}`,
      `-management=127.0.0.1:${management}`,
    ],
    folder,
  })
  start({
    name: 'pebble',
    command: 'pebble',
    args: ['-config', file, '-dnsserver', `127.0.0.1:${ports.dns}`],
    folder,
    env: { PEBBLE_VA_NOSLEEP: '1' },
  })
}

async function rootOf(folder: string, ports: Authority): Promise<string> {
  const ca = readFileSync(join(folder, 'authority.pem'), 'utf8')
  const ask = (port: number, path: string) =>
    send({ ca, port, host: 'localhost', servername: 'localhost', path })
  // A proxy that finds nobody comes back a minute later.
  await until('the authority answers', async () => (await ask(ports.acme, '/dir')).status === 200)
  return (await ask(ports.roots, '/roots/0')).text
}

interface Question {
  ca: string
  port: number
  host: string
  servername: string
  path: string
  body?: object | undefined
}

function send({ body, host, ...rest }: Question): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = request({
      ...rest,
      hostname: '127.0.0.1',
      method: body ? 'POST' : 'GET',
      headers: { host, ...(body ? { 'content-type': 'application/json' } : {}) },
      timeout: 20_000,
    })
    asking.on('error', reject)
    asking.on('timeout', () => asking.destroy(new Error(`${host} is silent`)))
    asking.on('response', (answer) => {
      text(answer).then(
        (said) => resolve({ status: answer.statusCode ?? 0, text: said, headers: answer.headers }),
        reject,
      )
    })
    asking.end(body && JSON.stringify(body))
  })
}

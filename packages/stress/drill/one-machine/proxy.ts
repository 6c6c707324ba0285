import { readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { join } from 'node:path'
import { text as readText } from 'node:stream/consumers'
import { hasProgram, run, start, waitUntil } from '../cluster/programs.ts'
import { repository } from './units.ts'

export const domain = 'bandari-drill.test'

export interface Answer {
  status: number
  text: string
  headers: Readonly<Record<string, string | string[] | undefined>>
}

/** Sends a request to the shop as a browser does that resolves the domain to it. */
export type SendRequest = (host: string, path: string, body?: object) => Promise<Answer>

/** Missing Debian packages: the proxy, and the test server of Let's Encrypt, whose certificates nobody trusts. */
export const proxyPackages = () => ['caddy', 'pebble'].filter((name) => !hasProgram(name))

/** Starts the proxy of `deploy/Caddyfile` and waits until it has obtained its certificates. */
export async function openProxy(folder: string, base: number, shop: number): Promise<SendRequest> {
  const ports = { http: base, https: base + 1, acme: base + 2, roots: base + 3, dns: base + 4 }
  await openAuthority(folder, ports, base + 5)
  const ca = await fetchRootCertificates(folder, ports)
  const settings = [
    'admin off',
    `http_port ${ports.http}`,
    `https_port ${ports.https}`,
    `acme_ca https://localhost:${ports.acme}/dir`,
    `acme_ca_root ${folder}/authority.pem`,
    `storage file_system ${folder}/caddy`,
  ]
  const caddyfile = readFileSync(join(repository, 'deploy/Caddyfile'), 'utf8')
  const file = join(folder, 'Caddyfile')
  writeFileSync(
    file,
    `{\n\t${settings.join('\n\t')}\n}\n${caddyfile.replace('shop:8080', `127.0.0.1:${shop}`)}`,
  )
  start({
    name: 'caddy',
    command: 'caddy',
    args: ['run', '--adapter', 'caddyfile', '--config', file],
    folder,
    env: { SHOP_DOMAIN: domain, HOME: folder },
  })
  const sendRequest: SendRequest = (host, path, body) =>
    send({ ca, port: ports.https, host, servername: host, path, body })
  for (const host of [domain, `portal.${domain}`])
    await waitUntil(
      `${host} has a certificate`,
      async () => (await sendRequest(host, '/readyz')).status === 200,
    )
  return sendRequest
}

type AuthorityPorts = Record<'http' | 'https' | 'acme' | 'roots' | 'dns', number>

/** Validates the domain as Let's Encrypt does: it resolves the name and connects to it, at ports of its own. */
async function openAuthority(folder: string, ports: AuthorityPorts, management: number) {
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

async function fetchRootCertificates(folder: string, ports: AuthorityPorts): Promise<string> {
  const ca = readFileSync(join(folder, 'authority.pem'), 'utf8')
  const sendRequest = (port: number, path: string) =>
    send({ ca, port, host: 'localhost', servername: 'localhost', path })
  // Without an authority the proxy retries only after a minute.
  await waitUntil(
    'the authority answers',
    async () => (await sendRequest(ports.acme, '/dir')).status === 200,
  )
  return (await sendRequest(ports.roots, '/roots/0')).text
}

interface RequestOptions {
  ca: string
  port: number
  host: string
  servername: string
  path: string
  body?: object | undefined
}

function send({ body, host, ...rest }: RequestOptions): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const clientRequest = request({
      ...rest,
      hostname: '127.0.0.1',
      method: body ? 'POST' : 'GET',
      headers: { host, ...(body ? { 'content-type': 'application/json' } : {}) },
      timeout: 20_000,
    })
    clientRequest.on('error', reject)
    clientRequest.on('timeout', () => clientRequest.destroy(new Error(`No answer from ${host}`)))
    clientRequest.on('response', (answer) => {
      readText(answer).then(
        (body) => resolve({ status: answer.statusCode ?? 0, text: body, headers: answer.headers }),
        reject,
      )
    })
    clientRequest.end(body && JSON.stringify(body))
  })
}

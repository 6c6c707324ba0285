import { readFileSync } from 'node:fs'
import { hasPgBackRest, postgresPrograms } from './programs.ts'

/** The files of `deploy/cluster/`, adapted to this machine's folders and to loopback ports. */

export interface Ports {
  etcd: number[]
  peer: number[]
  patroni: number[]
  postgres: number[]
  pgbouncer: number[]
  shop: number
  primary: number
  web: number[]
  worker: number
  restored: number
}

export function portsFrom(base: number): Ports {
  const threePorts = (from: number) => [0, 1, 2].map((n) => base + from + n)
  return {
    etcd: threePorts(0),
    peer: threePorts(10),
    patroni: threePorts(20),
    postgres: threePorts(30),
    pgbouncer: threePorts(40),
    shop: base + 50,
    primary: base + 51,
    web: [base + 60, base + 61],
    worker: base + 62,
    restored: base + 63,
  }
}

const readDeployed = (name: string) =>
  readFileSync(new URL(`../../../../deploy/cluster/${name}`, import.meta.url), 'utf8')

/** Without TLS, which loopback does not need. */
export function haproxyFile(ports: Ports): string {
  return readDeployed('haproxy.cfg')
    .replace(/bind \*:443 .*/, `bind 127.0.0.1:${ports.shop}`)
    .replace('maxconn 10000', 'maxconn 2000')
    .replace('bind *:5000', `bind 127.0.0.1:${ports.primary}`)
    .replaceAll(/\bweb([12]):8080/g, (_, n) => `127.0.0.1:${ports.web[Number(n) - 1]}`)
    .replaceAll(
      /\bpg([123]):6432 check port 8008/g,
      (_, n) =>
        `127.0.0.1:${ports.pgbouncer[Number(n) - 1]} check port ${ports.patroni[Number(n) - 1]}`,
    )
}

export const pgBackRestFile = (folder: string, n: number | 'restored') =>
  `${folder}/pgbackrest-${n}.conf`

/** For a member, or for the restored copy. The repository is a folder instead of a bucket. */
export function pgBackRestConfig(ports: Ports, n: number | 'restored', folder: string): string {
  const port = n === 'restored' ? ports.restored : ports.postgres[n]
  const data = n === 'restored' ? `${folder}/restored` : `${folder}/pg${n + 1}`
  return readDeployed('pgbackrest.conf')
    .replaceAll(/^repo1-(?:s3|cipher).*\n/gm, '')
    .replace('repo1-type=s3', 'repo1-type=posix')
    .replace('repo1-path=/database', `repo1-path=${folder}/archive`)
    .replace('[bandari]', `lock-path=${folder}/lock-${n}\nlog-level-file=off\n[bandari]`)
    .replace(
      'pg1-path=/var/lib/postgresql/bandari',
      `pg1-path=${data}\npg1-port=${port}\npg1-socket-path=${folder}`,
    )
}

/** All members share this command, because etcd stores it; each runs it in its own data folder. */
function archiveCommand(folder: string): string {
  return hasPgBackRest()
    ? `pgbackrest --config=${pgBackRestFile(folder, 0)} --pg1-path=$PWD --stanza=bandari archive-push %p`
    : `cp %p ${folder}/archive/%f`
}

export function pgbouncerFile(ports: Ports, n: number, folder: string, version: number): string {
  const text = readDeployed('pgbouncer.ini')
    .replace('port=5432', `port=${ports.postgres[n]}`)
    .replace('listen_addr = 0.0.0.0', 'listen_addr = 127.0.0.1')
    .replace('listen_port = 6432', `listen_port = ${ports.pgbouncer[n]}\nunix_socket_dir =`)
    .replace('/etc/pgbouncer/users.txt', `${folder}/users.txt`)
  return version >= 1.21 ? text : text.replace(/^max_prepared_statements.*\n/m, '')
}

export function patroniFile(ports: Ports, n: number, folder: string): string {
  const address = `127.0.0.1:${ports.postgres[n]}`
  return readDeployed('patroni.yaml')
    .replace('name: pg1', `name: pg${n + 1}`)
    .replace('"0.0.0.0:8008"', `"127.0.0.1:${ports.patroni[n]}"`)
    .replace('"pg1:8008"', `"127.0.0.1:${ports.patroni[n]}"`)
    .replace(
      /etcd3: .*/,
      `etcd3: { hosts: [${ports.etcd.map((p) => `"127.0.0.1:${p}"`).join(', ')}] }`,
    )
    .replace(/archive_command: .*/, `archive_command: ${archiveCommand(folder)}`)
    .replace('listen: "0.0.0.0:5432"', `listen: "${address}"`)
    .replace(
      'connect_address: "pg1:5432"',
      `connect_address: "${address}"\n  bin_dir: ${postgresPrograms()}\n  pgpass: ${folder}/pgpass-${n}`,
    )
    .replace('/var/lib/postgresql/bandari', `${folder}/pg${n + 1}`)
    .replace(/ {2}create_replica_methods: .*\n {2}pgbackrest:\n.*\n/, '')
    .replace(/ {2}recovery_conf: .*\n/, '')
    .replace('{ username: postgres }', '{ username: postgres, password: drill }')
    .replace('{ username: replicator }', '{ username: replicator, password: drill }')
    .replaceAll('hostssl', 'host')
    .replaceAll('10.0.0.0/8', '127.0.0.1/32')
    .replace(
      '  pg_hba:',
      `  parameters: { unix_socket_directories: ${folder}, shared_buffers: 64MB }\n  pg_hba:`,
    )
    .replace('local all all peer', 'local all all scram-sha-256')
}

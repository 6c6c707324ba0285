import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from './database.ts'
import type { RunningShop } from './shop.ts'

interface Machines {
  cluster: Cluster
  shop: RunningShop
}

type Fault = () => Promise<unknown>

/** The faults that are injected under load, in this order. */
export function listFaults(machines: Machines, primaries: number): [string, Fault][] {
  return [
    ['nothing', () => sleep(5000)],
    ['a web process', () => killWeb(machines)],
    ['the worker', () => killWorker(machines)],
    ['a replica', () => killReplica(machines)],
    [`the primary, ${primaries} times`, () => killPrimaries(machines, primaries)],
    ['the primary and its Patroni', () => killPrimaryAndPatroni(machines)],
    ['the leader of etcd', () => killEtcdLeader(machines)],
    ['the store of pictures', () => killPictureStore(machines)],
    ['a rolling upgrade with a migration', () => upgrade(machines)],
  ]
}

async function killWeb({ shop }: Machines) {
  await shop.web[0]?.end('SIGKILL')
  await sleep(3000)
  await shop.startWeb(0)
}

async function killWorker({ shop }: Machines) {
  await shop.worker.end('SIGKILL')
  await sleep(3000)
  await shop.startWorker()
}

async function killReplica({ cluster }: Machines) {
  cluster.killServer(((await cluster.leader()) + 1) % 3)
  await sleep(3000)
  await cluster.untilHealthy()
}

async function killPrimaries({ cluster }: Machines, primaries: number) {
  for (let n = 0; n < primaries; n += 1) {
    cluster.killServer(await cluster.leader())
    await sleep(2500)
    await cluster.untilHealthy()
    await sleep(1500)
  }
}

async function killPrimaryAndPatroni({ cluster }: Machines) {
  const member = await cluster.leader()
  await cluster.patroni[member]?.end('SIGKILL')
  cluster.killServer(member)
  // Longer than its lease, so that another member leads by then.
  await sleep(13_000)
  cluster.startPatroni(member)
  await sleep(2000)
  await cluster.untilHealthy()
}

async function killEtcdLeader({ cluster }: Machines) {
  const member = await cluster.etcdLeader()
  await cluster.etcd[member]?.end('SIGKILL')
  await sleep(6000)
  cluster.startEtcd(member)
  await cluster.untilHealthy()
}

async function killPictureStore({ shop }: Machines) {
  await shop.s3.end('SIGKILL')
  await sleep(3000)
  shop.startS3()
}

async function upgrade({ shop }: Machines) {
  await shop.upgrade()
  for (const n of [0, 1]) {
    await shop.web[n]?.end()
    await shop.startWeb(n)
    await sleep(2500)
  }
  await shop.worker.end()
  await shop.startWorker()
}

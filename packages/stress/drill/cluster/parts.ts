import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from './database.ts'
import type { RunningShop } from './shop.ts'

interface Machines {
  cluster: Cluster
  shop: RunningShop
}

type Act = () => Promise<unknown>

/** What is done to the machines while people shop, in this order. */
export function partsOf(machines: Machines, primaries: number): [string, Act][] {
  return [
    ['nothing', () => sleep(5000)],
    ['a web process', () => loseWeb(machines)],
    ['the worker', () => loseWorker(machines)],
    ['a replica', () => loseReplica(machines)],
    [`the primary, ${primaries} times`, () => losePrimaries(machines, primaries)],
    ['the primary and its Patroni', () => losePrimaryAndPatroni(machines)],
    ['the leader of etcd', () => loseLeaderOfEtcd(machines)],
    ['the store of pictures', () => loseStore(machines)],
    ['a rolling upgrade with a migration', () => upgrade(machines)],
  ]
}

async function loseWeb({ shop }: Machines) {
  await shop.web[0]?.end('SIGKILL')
  await sleep(3000)
  await shop.startWeb(0)
}

async function loseWorker({ shop }: Machines) {
  await shop.worker.end('SIGKILL')
  await sleep(3000)
  await shop.startWorker()
}

async function loseReplica({ cluster }: Machines) {
  cluster.killServer(((await cluster.leader()) + 1) % 3)
  await sleep(3000)
  await cluster.untilWhole()
}

async function losePrimaries({ cluster }: Machines, primaries: number) {
  for (let time = 0; time < primaries; time += 1) {
    cluster.killServer(await cluster.leader())
    await sleep(2500)
    await cluster.untilWhole()
    await sleep(1500)
  }
}

async function losePrimaryAndPatroni({ cluster }: Machines) {
  const member = await cluster.leader()
  await cluster.patroni[member]?.end('SIGKILL')
  cluster.killServer(member)
  // Longer than its lease: somebody else leads by then.
  await sleep(13_000)
  cluster.startPatroni(member)
  await sleep(2000)
  await cluster.untilWhole()
}

async function loseLeaderOfEtcd({ cluster }: Machines) {
  const member = await cluster.etcdLeader()
  await cluster.etcd[member]?.end('SIGKILL')
  await sleep(6000)
  cluster.startEtcd(member)
  await cluster.untilWhole()
}

async function loseStore({ shop }: Machines) {
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

import { mulberry } from '../../random.ts'
import { fileFor, type HostileFile, intakes, type Targets } from './intakes.ts'

/** The same files for the same seed, equally many for each intake. */
export function* makeFiles(seed: number, count: number, targets: Targets): Generator<HostileFile> {
  const random = mulberry(7919 * (seed + 1))
  for (let made = 0; made < count; made += 1) {
    const intake = intakes[made % intakes.length] ?? intakes[0]
    yield fileFor(intake, random, targets)
  }
}

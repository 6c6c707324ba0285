import { describe, expect, it } from 'vitest'
import { drawnParts, drawSpare, drawVehicle } from './draw.ts'

const limit = 25_600

/** Walks the tags with a stack; answers what is wrong, or null. */
function faultOf(svg: string): string | null {
  const open: string[] = []
  for (const [tag, slash, name = '', rest = ''] of svg.matchAll(/<(\/?)([\w:]+)([^<>]*)>/g)) {
    if (slash && open.pop() !== name) return `${tag} closes nothing`
    if (!slash && !rest.endsWith('/')) open.push(name)
  }
  const leftover = svg.replace(/<\/?[\w:]+(?: [\w:-]+="[^"<>]*")*\/?>/g, '')
  if (leftover !== '') return `stray text ${leftover.slice(0, 60)}`
  if (/NaN|undefined|Infinity/.test(svg)) return 'a number went missing'
  return open.length === 0 ? null : `${open.join(' ')} left open`
}

function danglingOf(svg: string): string[] {
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  const used = [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(([, a, b]) => a ?? b)
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index)
  return [...twice, ...used.filter((id) => !ids.includes(id))].map(String)
}

/** What holds for every picture of these vehicles and of the spares. */
export function checkDrawings(vehicles: readonly Parameters<typeof drawVehicle>[0][]) {
  const drawings = [
    ...vehicles.map((choice) => ({
      name: Object.values(choice).join(' '),
      svg: drawVehicle(choice),
    })),
    ...drawnParts.map((part) => ({ name: part, svg: drawSpare(part) })),
  ]

  describe('drawVehicle and drawSpare', () => {
    it('give well-formed SVG for every combination', () => {
      const faults = drawings.flatMap(({ name, svg }) => {
        const fault = faultOf(svg)
        return fault ? [`${name}: ${fault}`] : []
      })
      expect(faults).toEqual([])
    })

    it('refer only to ids they define, each once', () => {
      expect(
        drawings.filter(({ svg }) => danglingOf(svg).length > 0).map(({ name }) => name),
      ).toEqual([])
    })

    it('differ from one another', () => {
      expect(new Set(drawings.map(({ svg }) => svg)).size).toBe(drawings.length)
    })

    it('stay small', () => {
      const heavy = drawings.filter(({ svg }) => svg.length > limit)
      expect(heavy.map(({ name, svg }) => `${name} ${svg.length}`)).toEqual([])
    })
  })
}

import { engineLabel } from '../src/stock/fitment/engine-label.ts'
import type { VehicleModel } from './vehicle-makes.ts'
import type { Engine, Span } from './vehicle-notation.ts'

export interface TreeTrim {
  engine: string
  /** In order, each once. */
  years: number[]
}

export interface TreeVariant {
  name: string
  trims: TreeTrim[]
}

/** Grades with the engines that each had; a model without grades is its own variant. */
export function variantsOf(model: VehicleModel): TreeVariant[] {
  const variants = new Map<string, Map<string, number[]>>()
  for (const engine of model.engines) {
    const label = engineLabel(engine)
    for (const { name, years } of gradesOf(model, engine)) {
      const engines = variants.get(name) ?? new Map<string, number[]>()
      variants.set(name, engines.set(label, [...(engines.get(label) ?? []), ...years]))
    }
  }
  return [...variants].map(([name, engines]) => ({
    name,
    trims: [...engines].map(([engine, years]) => ({
      engine,
      years: [...new Set(years)].toSorted((one, other) => one - other),
    })),
  }))
}

/** Of one engine: years that no grade covers go to the model itself, so that every vehicle can be named. */
function gradesOf(model: VehicleModel, engine: Engine): { name: string; years: number[] }[] {
  const offered = yearsOf(model).filter((year) => isWithin(year, engine))
  const grades = engine.grades
    .filter(({ name }) => name !== '')
    .map((grade) => ({
      name: grade.name,
      years: offered.filter((year) => isWithin(year, grade)),
    }))
    .filter(({ years }) => years.length > 0)
  const covered = new Set(grades.flatMap(({ years }) => years))
  const rest = offered.filter((year) => !covered.has(year))
  return rest.length > 0 ? [...grades, { name: model.name, years: rest }] : grades
}

function yearsOf({ from, to }: Span): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at)
}

function isWithin(year: number, { from, to }: Span): boolean {
  return from <= year && year <= to
}

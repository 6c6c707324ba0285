/** A round height for the tallest bar, and the lines below it: `{ top: 60, lines: [0, 20, 40, 60] }`. */
export interface ChartScale {
  top: number
  lines: number[]
}

const steps = [1, 2, 2.5, 5, 10]

export function chartScale(highest: number): ChartScale {
  const wanted = Math.max(highest, 10) / 3
  const power = 10 ** Math.floor(Math.log10(wanted))
  const step = power * (steps.find((factor) => factor * power >= wanted - 1e-9) ?? 10)
  const count = Math.max(2, Math.ceil(highest / step - 1e-9))
  const lines = Array.from({ length: count + 1 }, (_, index) => index * step)
  return { top: count * step, lines }
}

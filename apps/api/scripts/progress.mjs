// Prints the steps of a start while they run, and how long each took.

/** A step that ends sooner prints nothing, in milliseconds. */
const delayMs = 400

export function openProgress() {
  const started = performance.now()
  const secondsSince = (time) => (performance.now() - time) / 1000
  const steps = []

  /** Prints `label` when the step takes longer than the delay. Returns a function that ends the step. */
  const begin = (name, label) => {
    const stepStarted = performance.now()
    const timer = setTimeout(() => {
      console.log(`${secondsSince(started).toFixed(1).padStart(6)} s  ${label} …`)
    }, delayMs)
    return () => {
      clearTimeout(timer)
      steps.push({ name, seconds: secondsSince(stepStarted) })
    }
  }

  return {
    begin,
    track: async (name, label, run) => {
      const end = begin(name, label)
      try {
        return await run()
      } finally {
        end()
      }
    },
    /** One line with all steps that took at least a tenth of a second. */
    summary: () => {
      const long = steps.filter(({ seconds }) => seconds >= 0.1)
      const times = long.map(({ name, seconds }) => `${name} ${seconds.toFixed(1)}`)
      return `Ready after ${secondsSince(started).toFixed(1)} s (steps overlap): ${times.join(', ')}.`
    },
  }
}

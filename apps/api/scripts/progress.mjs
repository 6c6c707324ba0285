// What a start does, told while it does it, and how long each part took.

/** Whoever waits for less reads nothing. */
const patience = 400

export function openProgress() {
  const started = performance.now()
  const secondsSince = (time) => (performance.now() - time) / 1000
  const parts = []

  /** Tells `doing` when it takes a moment. Returns what ends the part. */
  const begin = (name, doing) => {
    const began = performance.now()
    const telling = setTimeout(() => {
      console.log(`${secondsSince(started).toFixed(1).padStart(6)} s  ${doing} …`)
    }, patience)
    return () => {
      clearTimeout(telling)
      parts.push({ name, seconds: secondsSince(began) })
    }
  }

  return {
    begin,
    during: async (name, doing, act) => {
      const end = begin(name, doing)
      try {
        return await act()
      } finally {
        end()
      }
    },
    /** One line, with every part that took a tenth of a second. */
    summary: () => {
      const long = parts.filter(({ seconds }) => seconds >= 0.1)
      const told = long.map(({ name, seconds }) => `${name} ${seconds.toFixed(1)}`)
      return `Ready after ${secondsSince(started).toFixed(1)} s, several at a time: ${told.join(', ')}.`
    },
  }
}

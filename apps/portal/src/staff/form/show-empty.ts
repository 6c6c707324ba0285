/** A select in which to choose nothing is a choice too, and reads like one. */
export const showEmpty = { select: { displayEmpty: true }, inputLabel: { shrink: true } }

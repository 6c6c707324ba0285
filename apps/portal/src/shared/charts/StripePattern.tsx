/** The colour of bars that are striped, for eyes that see no difference between two colours. */
export const stripes = 'url(#bar-stripes)'

/** What `stripes` stands for; inside the drawing. */
export function StripePattern() {
  return (
    <defs>
      <pattern
        id="bar-stripes"
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-45)"
      >
        <rect width="7" height="7" fill="var(--available)" />
        <rect width="7" height="3" fill="var(--surface)" fillOpacity="0.38" />
      </pattern>
    </defs>
  )
}

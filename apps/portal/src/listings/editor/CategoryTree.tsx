import css from './CategoryTree.module.css'

/** `Car parts > Braking > Brake pads`, one level below the other. */
export function CategoryTree({ path }: { path: string }) {
  const [first, ...deeper] = path.split(' > ')
  return <Branch name={first ?? ''} deeper={deeper} />
}

function Branch({ name, deeper }: { name: string; deeper: readonly string[] }) {
  const [next, ...rest] = deeper
  return (
    <ul className={css.branch}>
      <li>
        {next === undefined ? <strong>{name}</strong> : name}
        {next !== undefined && <Branch name={next} deeper={rest} />}
      </li>
    </ul>
  )
}

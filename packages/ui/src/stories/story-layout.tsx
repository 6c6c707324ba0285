import type { AnchorHTMLAttributes, ReactNode } from 'react'

/** Layout of stories; only the gallery uses it. */

export function Row({ children }: { children: ReactNode }) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--space-4)' }}>
      {children}
    </div>
  )
}

export function Column({ children }: { children: ReactNode }) {
  return <div style={{ display: 'grid', gap: 'var(--space-6)', maxWidth: '640px' }}>{children}</div>
}

/** A link that leads nowhere: a story stays where it is. */
export function StoryLink({ children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...rest} href="#story">
      {children}
    </a>
  )
}

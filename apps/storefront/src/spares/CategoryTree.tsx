import { Rich, useTranslate, useTranslator } from '@bandari/i18n/react'
import type { CategoryNode } from '@bandari/sdk'
import { classNames } from '@bandari/ui'
import { ChevronRight, ListTree } from 'lucide-react'
import { useState } from 'react'
import { AppLink } from '../shared/page/AppLink.tsx'
import { categoryName } from '../shared/vehicles/category-name.ts'
import { useVehicleAddress } from '../shared/fitting/use-vehicle-address.ts'
import { paths } from '../shared/addresses/paths.ts'
import { useHydrated } from '../shared/page/use-hydrated.ts'
import css from './CategoryTree.module.css'

interface CategoryTreeProps {
  tree: readonly CategoryNode[]
  /** From the top to the present node. */
  trail: readonly CategoryNode[]
}

/**
 * Every node is a link, and the present branch is open, so it works without JavaScript. With it, a node
 * unfolds in place. Collapsed on a phone, always shown next to the listing.
 */
export function CategoryTree({ tree, trail }: CategoryTreeProps) {
  const t = useTranslate()
  const here = trail.at(-1)
  // On a phone each navigation folds it.
  return (
    <details className={css.fold} key={here?.id ?? 0}>
      <summary className={css.summary}>
        <ListTree size={20} aria-hidden="true" />
        {t('spares.categories')}
      </summary>
      <nav className={css.tree} aria-label={t('spares.categories')}>
        <Branch nodes={tree} trail={trail} depth={0} />
      </nav>
    </details>
  )
}

interface BranchProps {
  nodes: readonly CategoryNode[]
  trail: readonly CategoryNode[]
  depth: number
  id?: string
}

function Branch({ nodes, trail, depth, id }: BranchProps) {
  return (
    <ul className={classNames('plain-list', css.branch, depth > 0 && css.inner)} id={id}>
      {nodes.map((node) => (
        <TreeNode key={node.id} node={node} trail={trail} depth={depth} />
      ))}
    </ul>
  )
}

interface TreeNodeProps extends Omit<BranchProps, 'nodes' | 'id'> {
  node: CategoryNode
}

function TreeNode({ node, trail, depth }: TreeNodeProps) {
  const translator = useTranslator()
  const { t } = translator
  const category = categoryName(translator, node.text)
  const isOnTrail = trail[depth]?.id === node.id
  const isHere = isOnTrail && trail.length === depth + 1
  const [isOpen, setOpen] = useState(isOnTrail)
  const isAlive = useHydrated()
  const withMyVehicle = useVehicleAddress()
  const branchId = `category-${node.id}`
  return (
    <li>
      <div className={css.twig}>
        {node.has_children ? (
          <button
            type="button"
            className={classNames(css.toggle, !isAlive && css.asleep)}
            aria-expanded={isOpen}
            aria-controls={isOpen ? branchId : undefined}
            aria-label={t('spares.within', { category })}
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronRight size={18} aria-hidden="true" />
          </button>
        ) : (
          <span />
        )}
        <AppLink
          className={css.link}
          href={withMyVehicle(paths.parts(node.text))}
          aria-current={isHere ? 'page' : undefined}
        >
          <span>{category}</span>
          <span className={css.count}>
            <Rich
              id="spares.parts"
              values={{ count: node.count }}
              parts={{ hidden: <span className="visually-hidden" /> }}
            />
          </span>
        </AppLink>
      </div>
      {isOpen && node.has_children && (
        <Branch nodes={node.children} trail={trail} depth={depth + 1} id={branchId} />
      )}
    </li>
  )
}

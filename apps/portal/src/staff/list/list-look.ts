/** Fits react-admin's list to a page: no gaps of its own, search and buttons in one line. */
export const listLook = {
  '& .RaList-main': { minWidth: 0 },
  '& .RaList-actions': {
    flexDirection: 'row',
    flexWrap: 'nowrap',
    alignItems: 'flex-end',
    minHeight: 0,
    background: 'none',
    paddingBlock: 0,
    gap: 1,
  },
  '& .RaList-actions > form': { flex: 1, minWidth: 0, minHeight: 0, padding: 0 },
  '& .RaList-actions .MuiToolbar-root': { flex: 'none', padding: 0, background: 'none' },
  // A table that is wider all the same can be moved; nothing is cut off.
  '& .RaList-content': { overflowX: 'auto' },
  '& .MuiTablePagination-toolbar, & .MuiPagination-ul': { flexWrap: 'wrap' },
  // The button that takes a filter away stands beside its box, below the label.
  '& .filter-field': { alignItems: 'flex-end', paddingBlock: 0.5 },
  '& .filter-field[data-source=q]': { flex: { xs: 1, sm: 'none' }, width: { sm: 340 } },
  '& .filter-field[data-source=q] .MuiTextField-root': { width: '100%' },
  '& .filter-field input': { textOverflow: 'ellipsis' },
  '& .hide-filter': { marginBottom: '6px' },
} as const

import type { Operations } from '../../core/contract.ts'
import { addFavourite } from './add-favourite.ts'
import { endFavouriteListLink } from './links/end-favourite-list-link.ts'
import { getSharedList } from './links/get-shared-list.ts'
import { shareFavouriteList } from './links/share-favourite-list.ts'
import { listFavourites } from './list-favourites.ts'
import { createFavouriteList } from './lists/create-favourite-list.ts'
import { deleteFavouriteList } from './lists/delete-favourite-list.ts'
import { renameFavouriteList } from './lists/rename-favourite-list.ts'
import { moveFavourite } from './move-favourite.ts'
import { removeFavourite } from './remove-favourite.ts'
import { takeFavouritesAlong } from './take-favourites-along.ts'

export const favourites = {
  addFavourite,
  createFavouriteList,
  deleteFavouriteList,
  endFavouriteListLink,
  getSharedList,
  listFavourites,
  moveFavourite,
  removeFavourite,
  renameFavouriteList,
  shareFavouriteList,
  takeFavouritesAlong,
} satisfies Partial<Operations>

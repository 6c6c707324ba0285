import { createContext, type ReactNode } from 'react'
import type { PictureProps } from './Picture.tsx'

export type SavedPictureProps = PictureProps & { src: string }

/**
 * Draws what stands in place of a picture for somebody who saves data; null for everybody else. The value brings its component, so that
 * an app without a data saver does not carry it.
 */
export const DataSaver = createContext<((picture: SavedPictureProps) => ReactNode) | null>(null)

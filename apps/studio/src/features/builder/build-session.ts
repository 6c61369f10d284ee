import type { FieldId, FieldKind } from '@letterslot/core'
import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Point } from './follow-pointer.ts'

/** The three sides of a field in the inspector. */
export type InspectorTab = 'field' | 'rules' | 'logic'

/** A part of a field on the canvas that can have the focus. */
export type CanvasPart = 'label' | 'cover' | 'up' | 'down'

/** The focus to set once the canvas is drawn: moving a field draws it anew. */
export interface FocusWish {
  readonly fieldId: FieldId
  readonly part: CanvasPart
  /** Asked for from within the canvas, so that the next key must find it there: a key a frame later may be lost. */
  readonly isAtOnce?: true
}

/** A field of the form, or a kind of the palette that would become one. */
export type DragSource =
  | { readonly kind: 'field'; readonly fieldId: FieldId }
  | { readonly kind: 'new'; readonly fieldKind: FieldKind }

/** A drag under way. */
export interface Drag {
  readonly source: DragSource
  /** The gap it would fall into: 0 is before the first field. Without one it would be put back. */
  readonly gap: number | undefined
  /** The pointer's place in the window. */
  readonly at: Point
}

/** State of the Build step, kept while it is open. */
export interface BuildSession {
  /** Added and not left since: nothing names its parameter yet, so it follows the label. */
  readonly freshId: FieldId | undefined
  /** New fields go to the end until the maker has chosen a field. */
  readonly addsAtEnd: boolean
  readonly wish: FocusWish | undefined
  readonly drag: Drag | undefined
  readonly tab: InspectorTab
  /** Which panel is open as a sheet, where there is no room for both at the sides. */
  readonly sheet: 'palette' | 'inspector' | undefined
}

export type BuildSessionStore = StoreApi<BuildSession>

/** Begins a visit to the Build step. */
export function createBuildSession(): BuildSessionStore {
  return createStore<BuildSession>()(() => ({
    freshId: undefined,
    addsAtEnd: true,
    wish: undefined,
    drag: undefined,
    tab: 'field',
    sheet: undefined,
  }))
}

/** The visit under way, given by `BuildStep`. */
export const BuildSessionContext = createContext<BuildSessionStore | undefined>(undefined)

/** The visit's store, to write to. @throws {TypeError} outside of the Build step. */
export function useBuildSessionStore(): BuildSessionStore {
  const store = useContext(BuildSessionContext)
  if (!store) throw new TypeError('The Build step is not open here.')
  return store
}

/** Reads a part of the visit. */
export function useBuildSession<T>(select: (session: BuildSession) => T): T {
  return useStore(useBuildSessionStore(), select)
}

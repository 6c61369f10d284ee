import type { FieldId, FieldKind, Values } from '@letterslot/core'
import { type Context, createContext, type ReactNode, useContext } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { useDocument } from '../../domain/document/use-document.ts'
import { type Device, keptDevice } from './device-width.ts'
import type { Point } from './follow-pointer.ts'

/** The two sheets behind the last page: all answers once more, and, once their message was accepted, the page of thanks. */
export type Ending = 'review' | 'thanks'

/** The three sides of a field in the inspector. */
export type InspectorTab = 'field' | 'rules' | 'logic'

/** A part of a field on the canvas that can have the focus. */
export type CanvasPart = 'label' | 'cover' | 'up' | 'down'

/** The focus to set once the canvas is drawn: moving a field draws it anew. */
export interface PendingFocus {
  readonly fieldId: FieldId
  readonly part: CanvasPart
  /** Asked for from within the canvas, so that the next key must find it there: a key a frame later may be lost. */
  readonly isImmediate?: true
}

/** A field of the form, or a kind of the palette that would become one. */
export type DragSource =
  | { readonly kind: 'field'; readonly fieldId: FieldId }
  | { readonly kind: 'new'; readonly fieldKind: FieldKind }

/** A gap between the fields of a page: 0 is before the first one. */
export interface DropPlace {
  readonly pageId: string
  readonly index: number
}

/** A drag under way. */
export interface Drag {
  readonly source: DragSource
  /** The place it would fall into. Without one it would be put back. */
  readonly place: DropPlace | undefined
  /** The side of a field that it would come to, in its row. */
  readonly beside: { readonly fieldId: FieldId; readonly side: 'before' | 'after' } | undefined
  /** The page whose tab it is over. */
  readonly overTab: string | undefined
  /** The pointer's place in the window. */
  readonly at: Point
  /** Puts it back, and ends. */
  readonly cancel: () => void
}

/** The place that `/` inserts a field at. */
export interface InsertPoint {
  /** The field that it comes behind. */
  readonly fieldId: FieldId
  /** The part that gets the focus back: a label keeps what was typed as text. */
  readonly from: 'label' | 'cover'
  /** The field that has that part. */
  readonly fromId: FieldId
}

/** A place of the tab Logic. */
export interface AskedLogic {
  readonly fieldId: FieldId
  readonly part: 'visibleWhen' | 'requiredWhen' | 'uses'
  /** A line of the condition, `2.1`; without one the first. */
  readonly line: string | undefined
}

/** State of the Build step, kept while it is open. */
export interface BuilderState {
  /** Added and not left since: nothing names its parameter yet, so it follows the label. */
  readonly freshId: FieldId | undefined
  /** The field chosen last by itself: a selection of several begins there. */
  readonly anchorId: FieldId | undefined
  /** New fields go to the end until the maker has chosen a field. */
  readonly addsAtEnd: boolean
  readonly pendingFocus: PendingFocus | undefined
  readonly drag: Drag | undefined
  /** While a field is inserted where one stands. */
  readonly insert: InsertPoint | undefined
  readonly tab: InspectorTab
  /** The page in sight; the first one where the form has no such page. */
  readonly pageId: string | undefined
  /** The page whose title is typed on its tab. */
  readonly renamedPageId: string | undefined
  /** In place of a page, what visitors see behind the last one. */
  readonly ending: Ending | undefined
  /** Which panel is open as a sheet, where there is no room for both at the sides. */
  readonly sheet: 'palette' | 'outline' | 'inspector' | 'flow' | undefined
  /** The panel on the left: the kinds of fields to add, or the form as a tree. */
  readonly panel: 'fields' | 'outline'
  /** The device that the canvas is as wide as on. */
  readonly device: Device
  /** The picture of the pages under the canvas. */
  readonly isFlowOpen: boolean
  /** The way of a page whose settings take the focus once they are drawn; `shown` is what shows the page. */
  readonly askedWay: { readonly pageId: string; readonly way: number | 'shown' } | undefined
  /** The condition of a field whose settings take the focus once they are drawn, or the list of what asks the field. */
  readonly askedLogic: AskedLogic | undefined
  /** The answers that conditions are tried with, besides what the fields begin with. */
  readonly tried: Values
}

export type BuilderStore = StoreApi<BuilderState>

/** Creates the state of the Build step, new each time that it opens. */
export function createBuilderStore(): BuilderStore {
  return createStore<BuilderState>()(() => ({
    freshId: undefined,
    anchorId: undefined,
    addsAtEnd: true,
    pendingFocus: undefined,
    drag: undefined,
    insert: undefined,
    tab: 'field',
    pageId: undefined,
    renamedPageId: undefined,
    ending: undefined,
    sheet: undefined,
    panel: 'fields',
    device: keptDevice(),
    isFlowOpen: false,
    askedWay: undefined,
    askedLogic: undefined,
    tried: {},
  }))
}

/** The open Build step's state, given by `BuildStep`. */
export const BuilderContext = createContext<BuilderStore | undefined>(undefined)

/** Returns the open Build step's store, to write to. @throws {TypeError} outside of the Build step. */
export function useBuilderStore(): BuilderStore {
  const store = useContext(BuilderContext)
  if (!store) throw new TypeError('The Build step is not open here.')
  return store
}

/** Reads a part of the Build step's state. */
export function useBuilderState<T>(select: (state: BuilderState) => T): T {
  return useStore(useBuilderStore(), select)
}

/** Returns what is in sight in place of a page; a form without the review has none. */
export function useEnding(): Ending | undefined {
  const ending = useBuilderState((state) => state.ending)
  const hasReview = useDocument(({ form }) => form.review === true)
  return ending === 'review' && !hasReview ? 'thanks' : ending
}

/** Draws what another step has to say of a field, above its tabs. */
export type FieldNotes = (id: FieldId) => ReactNode

export const FieldNotesContext: Context<FieldNotes> = createContext<FieldNotes>(() => null)

/** Brings the focus to the palette's search; given by `BuildStep`. */
export const OpenPaletteContext = createContext<() => void>(() => undefined)

/** Returns a function that moves the focus to the palette's search and opens its sheet first on narrow screens. */
export function useOpenPalette(): () => void {
  return useContext(OpenPaletteContext)
}

/** Below this there is no room for the panels at the sides; the style sheets say the same. */
export const narrowQuery = '(max-width: 1023px)'

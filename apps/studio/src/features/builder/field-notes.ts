import type { FieldId } from '@letterslot/core'
import { type Context, createContext, type ReactNode } from 'react'

/** Draws what another step has to say of a field, above its tabs. */
export type FieldNotes = (id: FieldId) => ReactNode

export const FieldNotesContext: Context<FieldNotes> = createContext<FieldNotes>(() => null)

import { createContext, useContext, useEffect, useRef } from 'react'
import type { Action } from './action.ts'

/** Reads the actions of a part of the screen as they are now. */
export type ActionSource = () => readonly Action[]

/** The actions of the screens that are open, for whoever lists them. */
export interface ActionRegistry {
  /** Adds a source; returns what takes it away. */
  readonly register: (source: ActionSource) => () => void
  /** Reads every source. The latest screen's come first. */
  readonly list: ActionSource
  /** The ids of what was done lately by the palette, newest first. */
  readonly recent: () => readonly string[]
  readonly remember: (id: string) => void
}

/** Number of actions that an empty search shows on top. */
const maxRecent = 4

/** Makes the registry of a studio. */
export function createActionRegistry(): ActionRegistry {
  let sources: readonly ActionSource[] = []
  let recent: readonly string[] = []
  return {
    register: (source) => {
      sources = [source, ...sources]
      return () => {
        sources = sources.filter((one) => one !== source)
      }
    },
    list: () => sources.flatMap((source) => source()),
    recent: () => recent,
    remember: (id) => {
      recent = [id, ...recent.filter((one) => one !== id)].slice(0, maxRecent)
    },
  }
}

/** The studio's registry of actions. */
export const ActionRegistryContext = createContext<ActionRegistry | undefined>(undefined)

/** Opens the command palette; undefined where there is none around. */
export const OpenCommandPaletteContext = createContext<(() => void) | undefined>(undefined)

/** Lists a part's actions while it stands on the screen. They are read when a maker asks for them, not before. */
export function useActions(source: ActionSource): void {
  const registry = useContext(ActionRegistryContext)
  const latest = useRef(source)
  useEffect(() => {
    latest.current = source
  })
  useEffect(() => registry?.register(() => latest.current()), [registry])
}

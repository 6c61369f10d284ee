import type { LucideIcon } from 'lucide-react'

/** The groups of actions, in the order in which an empty search shows them. */
export const actionGroups = ['selection', 'go', 'do', 'add', 'screen', 'fields', 'forms'] as const

export type ActionGroup = (typeof actionGroups)[number]

/** Something that a maker can do on the screen that is open, as the command palette lists it. */
export interface Action {
  /** Stable while the studio is open; the palette remembers by it what was done lately. */
  readonly id: string
  readonly group: ActionGroup
  /** The words of the button that does the same. */
  readonly label: string
  /** The place that it leads to, or its state. */
  readonly detail?: string
  /** Other words that makers look for it by. */
  readonly keywords?: string
  readonly icon: LucideIcon
  /** Its own key, as it is written in menus. */
  readonly keys?: string
  /** Says why it cannot be done now; it is listed all the same. */
  readonly unavailable?: string
  readonly run: () => void
}

/** True for what does something; the rest leads somewhere. */
export function isCommand({ group }: Action): boolean {
  return group === 'selection' || group === 'do' || group === 'add' || group === 'screen'
}

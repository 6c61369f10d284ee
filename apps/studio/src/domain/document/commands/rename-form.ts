import type { Command } from '../command.ts'

/** Gives the form another title. */
export function renameForm(title: string): Command {
  return {
    kind: 'rename-form',
    mergeKey: 'rename-form',
    change: ({ form }) => {
      form.title = title
    },
  }
}

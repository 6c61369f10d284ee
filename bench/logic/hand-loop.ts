import { measureLogic } from './measure.ts'
import { parts } from './thousand-fields.ts'

/** The logic of this form as one writes it by hand: one loop over all of it after each key, on binary floats. */
measureLogic((answers) => {
  const texts: Record<string, string> = { ...answers }
  const results = new Map<string, number>()
  const shown = new Map<string, boolean>()
  const update = (): void => {
    for (const { name, kind, adds = '', after = '', shownBy = '', atLeast = 0 } of parts) {
      if (kind === 'calculated') results.set(name, (results.get(after) ?? 0) + Number(texts[adds] ?? 0))
      else if (kind === 'text') shown.set(name, (results.get(shownBy) ?? 0) >= atLeast)
    }
  }
  update()
  return {
    change: (name, text) => {
      texts[name] = text
      update()
    },
    state: () => [String([...results.values()].at(-1)), [...shown.values()].filter(Boolean).length],
  }
})

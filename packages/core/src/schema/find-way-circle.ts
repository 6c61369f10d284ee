import { usesWays } from '../logic/uses-ways.ts'
import { conditionFields } from '../model/condition.ts'
import type { Field } from '../model/field.ts'
import type { Form, Page } from '../model/form.ts'
import type { FieldId, PageId } from '../model/ids.ts'
import { spreadSections } from '../model/spread-sections.ts'

/** A thing that decides if a page is come to: a field, a page, and the way to a page from the one before it. */
type Source = Field | Page | { readonly wayTo: number }

interface WayStep {
  readonly source: Source
  readonly sources: Iterator<Source>
}

/**
 * Finds pages that are come to by what they, or pages behind them, hold: a way may ask what its visitor has come by, and nothing
 * else. Takes time in proportion to the form.
 * @returns the ids on the first circle, from one page back to itself; undefined where there is none.
 */
export function findWayCircle(document: Form): readonly (FieldId | PageId)[] | undefined {
  if (!usesWays(document)) return undefined
  const form = spreadSections(document)
  const sourcesOf = createWaySources(form)
  const done = new Set<Source>()
  for (const start of form.pages) {
    const path: WayStep[] = done.has(start) ? [] : [{ source: start, sources: sourcesOf(start) }]
    const onPath = new Set<Source>([start])
    for (let step = path.at(-1); step; step = path.at(-1)) {
      const next = step.sources.next()
      if (next.done) {
        path.pop()
        onPath.delete(step.source)
        done.add(step.source)
      } else if (onPath.has(next.value)) {
        const circle = path.slice(path.findIndex(({ source }) => source === next.value)).map(({ source }) => source)
        // Fields that show each other are told of by themselves.
        if (circle.some((one) => 'fields' in one)) return idsFromPage(circle)
      } else if (!done.has(next.value)) {
        onPath.add(next.value)
        path.push({ source: next.value, sources: sourcesOf(next.value) })
      }
    }
  }
  return undefined
}

function createWaySources({ pages }: Form): (source: Source) => Iterator<Source> {
  const fields = new Map(pages.flatMap((page) => page.fields).map((field) => [field.id, field]))
  const pageOf = new Map<Source, Page>(pages.flatMap((page) => page.fields.map((field) => [field, page])))
  const ways = new Map<Source, Source>(pages.map((page, wayTo) => [page, { wayTo }]))
  const asked = (ids: readonly FieldId[]): readonly Source[] => ids.flatMap((id) => fields.get(id) ?? [])
  return (source) => {
    if ('wayTo' in source) {
      const before = pages[source.wayTo - 1]
      if (!before) return [].values()
      const jumps = (before.next ?? []).flatMap(({ when }) => (when ? conditionFields(when) : []))
      return [...asked(jumps), before].values()
    }
    const shown = source.visibleWhen ? asked(conditionFields(source.visibleWhen)) : []
    const place = 'fields' in source ? ways.get(source) : pageOf.get(source)
    return [...shown, ...(place ? [place] : [])].values()
  }
}

function idsFromPage(circle: readonly Source[]): readonly (FieldId | PageId)[] {
  const start = circle.findIndex((one) => 'fields' in one)
  const ids = [...circle.slice(start), ...circle.slice(0, start)].flatMap((one) => ('id' in one ? [one.id] : []))
  return [...ids, ...ids.slice(0, 1)]
}

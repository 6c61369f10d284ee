const backward: readonly string[] = ['ArrowUp', 'ArrowLeft']
const forward: readonly string[] = ['ArrowDown', 'ArrowRight']

/**
 * Moves the focus among the `[data-roving]` elements of a group by an arrow key; from a text field only down into it.
 * Left and right go in order, up and down to the nearest row.
 * @returns whether the key was one for this.
 */
export function moveFocus(group: HTMLElement, from: EventTarget, key: string): boolean {
  const items = Array.from(group.querySelectorAll<HTMLElement>('[data-roving]'))
  const at = from instanceof HTMLElement ? items.indexOf(from) : -1
  if (at < 0) {
    if (key !== 'ArrowDown' || !(from instanceof HTMLInputElement)) return false
    items[0]?.focus()
    return items.length > 0
  }
  if (!backward.includes(key) && !forward.includes(key)) return false
  const isBack = backward.includes(key)
  const candidates = isBack ? items.slice(0, at).reverse() : items.slice(at + 1)
  const target = key === 'ArrowUp' || key === 'ArrowDown' ? nearestRow(items[at], candidates) : candidates[0]
  target?.focus()
  return true
}

function nearestRow(from: HTMLElement | undefined, candidates: readonly HTMLElement[]): HTMLElement | undefined {
  if (!from) return undefined
  const here = from.getBoundingClientRect()
  const boxes = candidates.map((item) => ({ item, box: item.getBoundingClientRect() }))
  const others = boxes.filter(({ box }) => Math.abs(box.top - here.top) > here.height / 2)
  const row = others[0]?.box.top
  const inRow = others.filter(({ box }) => box.top === row)
  const nearest = inRow.reduce<(typeof inRow)[number] | undefined>((best, next) => {
    if (!best) return next
    return Math.abs(next.box.left - here.left) < Math.abs(best.box.left - here.left) ? next : best
  }, undefined)
  return nearest?.item
}

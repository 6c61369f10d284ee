import { writeControl } from '../../fields/write-control.ts'
import { ranksOf } from './rank-controls.ts'

/** An option on its way: its rank, the one that it would get, and the places of all; CSS pixels. */
interface RankDrag {
  readonly from: number
  readonly pointerId: number
  readonly startPx: number
  readonly middlesPx: readonly number[]
  to: number
}

/**
 * Lets a visitor drag the options of an order by their grips, which show from now on. The lists of the ranks are written as if
 * each had been chosen in, one place at a time, so that whoever follows them follows this; Escape puts it back.
 * @param onMoved - told of the rank that an option was dropped at.
 * @returns what ends it.
 */
export function followRankDrag(list: HTMLElement | null, onMoved: (rank: number) => void): () => void {
  if (!list) return () => undefined
  const rows = (): readonly HTMLElement[] => [...list.querySelectorAll('li')]
  const controller = new AbortController()
  const { signal } = controller
  let drag: RankDrag | undefined

  // The page may scroll meanwhile; the ranks stay where they are in their list.
  const inListPx = ({ clientY }: PointerEvent): number => clientY - list.getBoundingClientRect().top

  const shift = (row: HTMLElement, byPx: number): void => row.style.setProperty('--_by', `${byPx}px`)

  const end = (): void => {
    drag = undefined
    delete list.dataset['dragging']
    for (const row of rows()) {
      row.style.removeProperty('--_by')
      delete row.dataset['dragged']
    }
  }

  const begin = (event: PointerEvent): void => {
    const { target } = event
    const grip = target instanceof Element ? target.closest('.ls-rank-grip') : undefined
    const all = rows()
    const from = all.findIndex((row) => grip && row.contains(grip))
    const control = ranksOf(list)[from]
    if (drag || event.button !== 0 || !event.isPrimary || !control?.value || control.matches(':disabled')) return
    event.preventDefault()
    grip?.setPointerCapture(event.pointerId)
    const { top } = list.getBoundingClientRect()
    const middlesPx = all.map((row) => {
      const at = row.getBoundingClientRect()
      return (at.top + at.bottom) / 2 - top
    })
    drag = { from, to: from, pointerId: event.pointerId, startPx: inListPx(event), middlesPx }
    list.dataset['dragging'] = ''
    const [row] = all.slice(from)
    if (row) row.dataset['dragged'] = ''
  }

  const move = (event: PointerEvent): void => {
    if (!drag || event.pointerId !== drag.pointerId) return
    const { from, to: before, startPx, middlesPx } = drag
    const [own = 0, first = 0, last = 0] = [middlesPx[from], middlesPx[0], middlesPx.at(-1)]
    const atPx = Math.min(Math.max(own + inListPx(event) - startPx, first), last)
    const far = middlesPx.map((middle) => Math.abs(middle - atPx))
    const to = far.indexOf(Math.min(...far))
    drag.to = to
    for (const [rank, row] of rows().entries()) {
      // Those between the two make room.
      const next = rank > from && rank <= to ? rank - 1 : rank < from && rank >= to ? rank + 1 : rank
      shift(row, rank === from ? atPx - own : (middlesPx[next] ?? 0) - (middlesPx[rank] ?? 0))
    }
    if (to !== before) rows()[to]?.scrollIntoView({ block: 'nearest' })
  }

  const drop = (event: PointerEvent): void => {
    if (!drag || event.pointerId !== drag.pointerId) return
    const { from, to } = drag
    end()
    const entry = ranksOf(list)[from]?.value ?? ''
    for (let rank = from; rank !== to; ) {
      rank += Math.sign(to - rank)
      const control = ranksOf(list)[rank]
      if (control) writeControl(control, entry)
    }
    if (to !== from) onMoved(to)
  }

  const cancel = (event: PointerEvent): void => {
    if (event.pointerId === drag?.pointerId) end()
  }

  const leave = (event: KeyboardEvent): void => {
    if (!drag || event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    end()
  }

  list.addEventListener('pointerdown', begin, { signal })
  list.addEventListener('pointermove', move, { signal })
  list.addEventListener('pointerup', drop, { signal })
  list.addEventListener('pointercancel', cancel, { signal })
  list.ownerDocument.addEventListener('keydown', leave, { signal, capture: true })
  list.dataset['drags'] = ''
  return () => {
    end()
    controller.abort()
  }
}

import { type JSX, useEffect, useRef } from 'react'
import type { CustomField, CustomKind, DomKind, MountedKind } from '../../form/custom-kind.ts'

export interface KindPlaceProps {
  readonly kind: CustomKind
  readonly field: CustomField
  readonly onError: (error: unknown) => void
}

/** The element that a kind of the site's own draws into. Where nothing in it takes the focus by the field's id, it does so itself. */
export function KindPlace({ kind, field, onError }: KindPlaceProps): JSX.Element {
  const place = useRef<HTMLDivElement>(null)
  const mounted = useRef<MountedKind>(undefined)
  const guard = (act: () => void): void => {
    try {
      act()
    } catch (error) {
      onError(error)
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins once; what changes is told by the next effect.
  useEffect(() => {
    const element = place.current
    if (!element || !isDomKind(kind)) return undefined
    guard(() => {
      mounted.current = kind.mount(element, field)
    })
    return () => {
      guard(() => mounted.current?.unmount?.())
      mounted.current = undefined
      element.replaceChildren()
    }
  }, [kind])
  const isBegun = useRef(false)
  useEffect(() => {
    if (isBegun.current) guard(() => mounted.current?.update?.(field))
    isBegun.current = true
    if (place.current) takeFocus(place.current, field)
  })
  return (
    <div ref={place} className="ls-custom">
      {isDomKind(kind) ? null : <kind.Component field={field} onError={onError} />}
    </div>
  )
}

function isDomKind(kind: CustomKind): kind is DomKind {
  return 'mount' in kind
}

function takeFocus(place: HTMLElement, { id, label }: CustomField): void {
  const isTaken = place.querySelector(`#${CSS.escape(id)}`) !== null
  place.id = isTaken ? '' : id
  if (isTaken) {
    for (const name of ['id', 'tabindex', 'role', 'aria-label']) place.removeAttribute(name)
  } else {
    place.tabIndex = -1
    place.setAttribute('role', 'group')
    place.setAttribute('aria-label', label)
  }
}

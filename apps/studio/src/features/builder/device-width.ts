import type { Form } from '@letterslot/core'
import { lookTokens } from '@letterslot/core/look'

/** The devices that the form can be looked at as on. */
export const devices = ['desktop', 'tablet', 'phone'] as const

export type Device = (typeof devices)[number]

/** The widths of their screens, in CSS pixels. */
export const screenPx: Readonly<Record<Device, number>> = { desktop: 1280, tablet: 768, phone: 390 }
/** A published page keeps as much free at each side of its form; CSS pixels. */
const pageMarginPx = 16

/** The width that a form's page gives it on a device, in CSS pixels. */
export function formWidth({ look }: Pick<Form, 'look'>, device: Device): number {
  const wanted = look?.tokens?.['size.width'] ?? lookTokens['size.width'].default
  return Math.min(wanted, screenPx[device] - 2 * pageMarginPx)
}

// In localStorage, as the theme: a matter of this browser and whoever sits at it, not of the forms.
const deviceStorageKey = 'letterslot.device'

/** The device that was chosen last; the desktop where the browser keeps nothing. */
export function keptDevice(): Device {
  try {
    const kept = localStorage.getItem(deviceStorageKey)
    return devices.find((device) => device === kept) ?? 'desktop'
  } catch {
    return 'desktop'
  }
}

/** Remembers the choice, where the browser does. */
export function keepDevice(device: Device): void {
  try {
    localStorage.setItem(deviceStorageKey, device)
  } catch {
    // It holds until the step is left.
  }
}

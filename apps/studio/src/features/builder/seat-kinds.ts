import type { CustomField, CustomKinds } from '@letterslot/react'

/** A kind of field as a site brings its own: a list of the seats that are free. */
export const seatKinds: CustomKinds = {
  seats: {
    mount(element, field) {
      const list = document.createElement('select')
      list.className = 'ls-control'
      list.id = field.id
      const { free } = field.settings
      for (const seat of ['', ...(Array.isArray(free) ? free.map(String) : [])]) list.add(new Option(seat))
      list.addEventListener('change', () => field.onChange(list.value))
      list.addEventListener('blur', () => field.onBlur())
      element.append(list)
      const update = ({ value, invalid, required, describedBy }: CustomField): void => {
        list.value = value
        list.ariaInvalid = String(invalid)
        list.ariaRequired = String(required)
        if (describedBy === undefined) list.removeAttribute('aria-describedby')
        else list.setAttribute('aria-describedby', describedBy)
      }
      update(field)
      return { update }
    },
  },
}

// In localStorage, as the theme: a matter of this browser and whoever sits at it, not of the forms.
const singleKeysStorageKey = 'letterslot.single-keys'

/** False once the maker turned off the keys that act alone, such as `/`; true where the browser keeps nothing. */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(singleKeysStorageKey) !== 'off'
  } catch {
    return true
  }
}

/** Remembers the choice. Returns whether this browser remembers it. */
export function turnSingleKeys(isOn: boolean): boolean {
  try {
    if (isOn) localStorage.removeItem(singleKeysStorageKey)
    else localStorage.setItem(singleKeysStorageKey, 'off')
    return true
  } catch {
    return false
  }
}

import type { StorageProvider } from './options.ts'

/** Keeps our keys apart from the site's own. */
const prefix = 'letterslot-rate:'

/**
 * The page's `localStorage`, touched only when asked: where site data is blocked, reading the very name throws, and then
 * each of these rejects.
 */
export const pageStorage: StorageProvider = {
  get: async (key) => localStorage.getItem(prefix + key),
  set: async (key, value) => localStorage.setItem(prefix + key, value),
  remove: async (key) => localStorage.removeItem(prefix + key),
}

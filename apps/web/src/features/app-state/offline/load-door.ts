/** Apart from the door: the files it needs are then named here and not at the start of the app. */
export const loadDoor = () => import('./offline-door.tsx').then(({ OfflineDoor }) => OfflineDoor);

import styles from './device-check.module.css';

/** Seen only where strangers' wrong codes would have locked this device out. */
export function DeviceCheck({ progress }: { progress: number | null }) {
  return (
    <div role="status" className={`stack gap-8 text-note ${styles.check}`}>
      {progress !== null && (
        <>
          <p>Checking this device …</p>
          <progress value={progress} aria-label="Checking this device" />
          <p className="mute">
            Someone tried this ARN too often. Instead of locking you out, your device does a short
            calculation.
          </p>
        </>
      )}
    </div>
  );
}

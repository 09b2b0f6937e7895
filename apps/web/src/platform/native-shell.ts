import { type PluginListenerHandle, registerPlugin } from '@capacitor/core';

/** Our own part of the shells, for what no plugin gives: ShellPlugin.java and ShellPlugin.swift in apps/mobile. */
interface ShellPlugin {
  /** False in an Android app without Firebase's file, where the push plugin would end the app. */
  hasPush(): Promise<{ value: boolean }>;
  openStore(options: { url: string }): Promise<void>;
  hasBiometrics(): Promise<{ value: boolean }>;
  /** The public half as SubjectPublicKeyInfo in base64; the private one stays in Keystore or Secure Enclave. */
  createKey(): Promise<{ publicKey: string }>;
  /** DER in base64. Rejects with the code `gone` where there is no key any more. */
  sign(options: { text: string; reason: string }): Promise<{ signature: string }>;
  removeKey(): Promise<void>;
  /** Android: the next SMS with a code comes as an event, if the user agrees. */
  awaitCode(): Promise<void>;
  addListener(
    event: 'codeMessage',
    listener: (reported: { message: string }) => void,
  ): Promise<PluginListenerHandle>;
}

export const Shell = registerPlugin<ShellPlugin>('Shell');

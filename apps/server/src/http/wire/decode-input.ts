import {
  type Call,
  checkRequest,
  decodeRequest,
  type KeyFinder,
  type ReceivedRequest,
  texts,
  WireError,
} from '@hub/contract';

/** The call's one checked input. Path parameters alone, all that most reads have, are checked without waiting. */
export function decodeInput(
  call: Call,
  received: ReceivedRequest,
  keys: () => Promise<KeyFinder>,
): unknown | Promise<unknown> {
  if (call.body === 'sealed-form' || call.body === 'sealed-json') {
    return keys().then((find) => decodeRequest(call, received, find));
  }
  if (call.body !== 'none' || received.query !== '' || received.isPosted)
    return decodeRequest(call, received, noKeys);
  const checked = checkRequest(call, received.params);
  if (!checked.ok) throw new WireError('invalid', texts.call.invalidFields, checked.fields);
  return checked.value;
}

const noKeys: KeyFinder = () => null;

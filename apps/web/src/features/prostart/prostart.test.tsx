import {
  buckets,
  like,
  trending,
  type VideoLead,
  video,
  videos,
} from '@hub/contract/calls/prostart/prostart';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { arriveAt, clientOf, openApp } from '../../../test/open-app.tsx';
import { breakLine, hold, refuse, requested } from '../../../test/wire.ts';

// jsdom plays nothing and has no captions; the player wants to know their class.
globalThis.VTTCue ??= class {} as unknown as typeof VTTCue;

const path = '/distributor/prostart';
const person = 'otherIfa';
const titlesOf = (list: readonly VideoLead[]) => list.map(({ title }) => title);
const titlesIn = (part: HTMLElement) =>
  within(part)
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);
const found = () => screen.findByRole('list', { name: 'Videos' });
const searchField = () => screen.getByRole('textbox', { name: 'Search titles and what is said' });

// The demo's videos are drawn after its start, once on a machine.
beforeAll(async () => {
  const client = await clientOf(person);
  const drawn = async () => expect((await client.call(videos, {})).total).toBeGreaterThan(0);
  await waitFor(drawn, { timeout: 170_000, interval: 500 });
}, 180_000);

/** Any video, with what is said in it. */
async function anyVideo() {
  const client = await clientOf(person);
  const [first] = (await client.call(trending, {})).newest;
  if (!first) throw new Error('The demo has no videos');
  return { client, details: await client.call(video, { id: first.id }) };
}

/** One that belongs to a series. */
async function videoOfSeries() {
  const client = await clientOf(person);
  const { items } = await client.call(videos, {});
  for (const { id } of items) {
    const details = await client.call(video, { id });
    if (details.series !== null) return { client, details, series: details.series };
  }
  throw new Error('The demo has no series');
}

it('the shelves show what was begun, what is watched most and what is new', async () => {
  const shown = await (await clientOf(person)).call(trending, {});
  await openApp(person, path);
  const newest = await screen.findByRole('region', { name: 'Newest' });
  expect(titlesIn(newest)).toEqual(titlesOf(shown.newest));
  expect(titlesIn(screen.getByRole('region', { name: 'Trending' }))).toEqual(titlesOf(shown.trending));
  const pictures = newest.querySelectorAll('img');
  expect(pictures.length).toBe(shown.newest.length);
  for (const picture of pictures) {
    // Read when it comes into sight, into a place that is kept for it.
    expect(picture.getAttribute('loading')).toBe('lazy');
    expect(Number(picture.getAttribute('width')) / Number(picture.getAttribute('height'))).toBeCloseTo(
      16 / 9,
    );
  }
});

it('a topic leads to its videos, a word that is said to the place where it is said', async () => {
  const { client, details } = await anyVideo();
  const { user, fill } = await openApp(person, path);
  const [topic] = (await client.call(buckets, {})).items;
  const topics = await screen.findByRole('region', { name: 'Topics' });
  const chip = within(topics).getByRole('button', { name: `${topic?.name}${topic?.count}` });
  await user.click(chip);
  await arriveAt(`${path}?bucket=${topic?.id}`);
  const ofTopic = await client.call(videos, { bucket: topic?.id });
  await waitFor(async () => expect(titlesIn(await found())).toEqual(titlesOf(ofTopic.items)));
  expect(ofTopic.total).toBe(topic?.count);
  await user.click(chip);
  await arriveAt(path);

  const said = details.transcript.flatMap(({ line }) => line.match(/[a-z]{6,}/g) ?? []);
  const word = said.find((one) => !`${details.title} ${details.summary}`.toLowerCase().includes(one)) ?? '';
  const result = await client.call(videos, { search: word });
  const hit = result.items.find(({ id }) => id === details.id);
  expect(hit?.saidAt?.line).toContain(word);
  await fill(searchField(), word);
  await waitFor(async () => expect(titlesIn(await found())).toEqual(titlesOf(result.items)));
  const link = within(await found()).getByRole('link', { name: details.title });
  const row = link.closest('article');
  expect(row?.textContent).toContain(`“${hit?.saidAt?.line}”`);
  expect(link.getAttribute('href')).toBe(`${path}?video=${details.id}&at=${hit?.saidAt?.second}#?q=${word}`);

  await fill(searchField(), 'zzqqzz');
  await screen.findByText('No videos match');
  await user.click(screen.getByRole('button', { name: 'Show all videos' }));
  await screen.findByRole('region', { name: 'Newest' });
});

it('while the videos are read their outline stands there; what cannot be read is asked for again', async () => {
  const waiting = hold(/getByFilterMainPage/);
  await openApp(person, path);
  await screen.findByText('Loading the videos');
  waiting.release();
  await screen.findByRole('region', { name: 'Newest' });

  const mend = refuse(/getByFilterMainPage/);
  const { user } = await openApp(person, path);
  await screen.findByText('The videos could not be loaded');
  mend();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('region', { name: 'Newest' });
});

it('a video says what it is, what is said in it, and where it stands in its series', async () => {
  const { details, series } = await videoOfSeries();
  const { go } = await openApp(person, `${path}?video=${details.id}`);
  await screen.findByRole('heading', { level: 1, name: details.title });
  const transcript = within(screen.getByRole('region', { name: 'Transcript' }));
  const lines = transcript.getAllByRole('button').map(({ textContent }) => textContent);
  expect(lines.map((line) => line?.replace(/^[\d:]+/, ''))).toEqual(
    details.transcript.map(({ line }) => line),
  );
  const card = within(screen.getByRole('region', { name: series.name }));
  const watched = series.videos.filter(({ isFinished }) => isFinished).length;
  card.getByText(`${watched} of ${series.videos.length} watched`);
  const open = card.getByRole('link', { current: 'page' });
  expect(open.textContent).toContain(details.title);
  await go(`${path}?video=no-such-video`);
  await screen.findByText('There is no such video');
});

it('a like counts at once and without the loader, and is taken back when it was not saved [S4-52]', async () => {
  const { client, details } = await anyVideo();
  await client.call(like, { id: details.id, isLiked: false });
  const { likes } = await client.call(video, { id: details.id });
  const { user } = await openApp(person, `${path}?video=${details.id}`);
  const button = await screen.findByRole('button', { name: `Like${likes}` });
  await waitFor(() => expect(screen.queryByTestId('loader')).toBeNull());
  const before = requested(/increaselike/).length;
  const waiting = hold(/increaselike/);
  await user.click(button);
  await screen.findByRole('button', { name: `Liked${likes + 1}`, pressed: true });
  await waitFor(() => expect(waiting.arrived()).toBe(1));
  // It is held, so a loader of its own would stay; that of another call goes.
  await waitFor(() => expect(screen.queryByTestId('loader')).toBeNull());
  // A second press while the first is on its way is not a second like.
  await user.click(button);
  waiting.release();
  await waitFor(async () => expect((await client.call(video, { id: details.id })).isLiked).toBe(true));
  expect(requested(/increaselike/)).toHaveLength(before + 1);

  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  const mend = breakLine(/increaselike/);
  await user.click(screen.getByRole('button', { name: `Liked${likes + 1}` }));
  await screen.findByText('Your like was not saved. Please try again.');
  await screen.findByRole('button', { name: `Liked${likes + 1}`, pressed: true });
  mend();
});

it('feedback wants stars, takes words, stands there afterwards and can be changed', async () => {
  const { details } = await anyVideo();
  const app = await openApp(person, `${path}?video=${details.id}`);
  const send = async () => app.user.click(await screen.findByRole('button', { name: 'Send feedback' }));
  if (details.feedback !== null) await app.user.click(await screen.findByRole('button', { name: 'Change' }));
  else {
    await send();
    await screen.findByText('Choose one to five stars.');
  }
  const words = `Clear and short ${crypto.randomUUID().slice(0, 8)}`;
  await app.user.click(await screen.findByRole('radio', { name: '4 of 5: Good' }));
  await app.fill(screen.getByRole('textbox', { name: /^Your words/ }), words);
  const mend = breakLine(/videofeedback/);
  await send();
  await screen.findByText(/Nothing you entered is lost/);
  mend();
  await send();
  await screen.findByText('Thank you. Your feedback is saved.');
  await screen.findByRole('img', { name: '4 of 5 stars' });
  screen.getByText(words);
  await openApp(person, `${path}?video=${details.id}`);
  await screen.findByText(words);
});

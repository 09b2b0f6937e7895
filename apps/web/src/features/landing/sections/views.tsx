import { cx } from '../../../ui/theme/cx.ts';
import type { LandingWords } from '../words/words.ts';
import section from './section.module.css';
import { viewPictures } from './view-pictures.ts';
import styles from './views.module.css';

const views = ['start', 'orders', 'opportunities'] as const;

/** Pictures of the hub itself, each as the reader's device and colours have it; fetched when somebody comes near. */
export function Views({ words: { views: words } }: { words: LandingWords }) {
  return (
    <section className={section.section} aria-labelledby="views">
      <h2 id="views" className={section.title}>
        {words.title}
      </h2>
      <p className={section.lead}>{words.lead}</p>
      {views.map((view) => (
        <div key={view} className={styles.view}>
          <div>
            <h3 className={styles.name}>{words[view].name}</h3>
            <p className="above-4 mute">{words[view].text}</p>
          </div>
          {(['light', 'dark'] as const).map((scheme) => {
            const { desktop, phone } = viewPictures[view][scheme];
            return (
              <picture key={scheme} className={cx(styles.picture, styles[scheme])}>
                <source media="(min-width: 992px)" srcSet={desktop} width={1200} height={750} />
                <img
                  src={phone}
                  alt={words[view].alt}
                  width={600}
                  height={1169}
                  loading="lazy"
                  decoding="async"
                />
              </picture>
            );
          })}
        </div>
      ))}
    </section>
  );
}

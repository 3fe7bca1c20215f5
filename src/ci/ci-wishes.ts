// What a run asks of the CI host by its inputs. What answers is loaded only for those that ask.
import type { Config } from '../model/config.js';

/** True when the run writes a comment, a pull request or an issue. */
export function writesToCi({ delivery }: Pick<Config, 'delivery'>): boolean {
  return delivery.comment !== 'never' || delivery.issue || delivery.pullRequest !== undefined;
}

/** True when anything but the checkout is needed of the CI host. */
export function needsCiApi(config: Config): boolean {
  return config.newOnly || config.policy.ofBase === true || writesToCi(config);
}
